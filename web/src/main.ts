import './page/page.css';
import { start } from './page/start';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no #page');
await start(page);
