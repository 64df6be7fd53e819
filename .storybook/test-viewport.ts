/** Lets the stories change the size of the window that they are tested in; Storybook itself knows no way to it. */
import { page } from 'vitest/browser';

globalThis.setTestViewport = (width, height) => page.viewport(width, height);
