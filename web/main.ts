import { mount } from 'svelte';
import App from './app/App.svelte';
import './theme/theme.css';

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
