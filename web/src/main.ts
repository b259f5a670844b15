import { mount } from 'svelte';

import './page/page.css';
import App from './App.svelte';
import { start } from './page/start';

const target = document.getElementById('page');
if (!target) throw new Error('index.html has no #page');
await start();
mount(App, { target });
