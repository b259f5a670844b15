import './page/page.css';
import { start } from './page/start';

const page = document.getElementById('page');
if (!page) throw new Error('index.html has no #page');
// Not awaited: chunks that are loaded on the way, such as themes, import from this one, and would
// wait for its end.
void start(page);
