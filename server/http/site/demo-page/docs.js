/* global AbortController, clearTimeout, document, fetch, navigator, setTimeout, URLSearchParams, window */
/** What the documentation has besides where scripts run: results while one writes, keys, buttons that copy code. */

const WRITING_PAUSE_MS = 80;
const COPIED_MS = 2000;

function make(tag, properties = {}, attributes = {}) {
  const element = Object.assign(document.createElement(tag), properties);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Shows the best results below the search field; Enter without a choice sends the form, as without scripts. */
function suggestWhileWriting(form) {
  const input = form.elements.namedItem('q');
  const list = make('div', { id: 'hits', className: 'hits' }, { role: 'listbox', 'aria-label': 'Results' });
  const status = make('p', { className: 'hits-status' }, { role: 'status' });
  const popup = make('div', { className: 'hits-popup', hidden: true });
  popup.append(list, status);
  form.append(popup);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
    'aria-keyshortcuts': '/',
  }))
    input.setAttribute(name, value);

  let active = -1;
  let timer;
  let request = new AbortController();

  const stopSearching = () => {
    clearTimeout(timer);
    request.abort();
  };
  const choose = (place) => {
    active = place;
    for (const [at, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(at === active));
    const option = list.children[active];
    if (option) {
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else input.removeAttribute('aria-activedescendant');
  };
  const show = (isShown) => {
    popup.hidden = !isShown;
    input.setAttribute('aria-expanded', String(isShown && list.children.length > 0));
    choose(-1);
  };
  const close = () => {
    stopSearching();
    show(false);
  };
  /** Results that are still on their way would take away what one chooses from. */
  const chooseByKey = (place) => {
    stopSearching();
    choose(place);
  };

  const search = async () => {
    const query = input.value;
    request.abort();
    request = new AbortController();
    try {
      const response = await fetch(`/docs/search.json?${new URLSearchParams({ q: query })}`, {
        signal: request.signal,
      });
      if (!response.ok) throw new Error(String(response.status));
      const { hits } = await response.json();
      list.replaceChildren(...hits.map(option));
      status.textContent =
        hits.length > 0
          ? 'Enter shows all results.'
          : `The documentation holds nothing about “${query.trim()}”.`;
      show(true);
    } catch (error) {
      // Sending the form says what is wrong.
      if (error.name !== 'AbortError') show(false);
    }
  };

  input.addEventListener('input', () => {
    clearTimeout(timer);
    if (input.value.trim() === '') close();
    else timer = setTimeout(search, WRITING_PAUSE_MS);
  });
  input.addEventListener('keydown', (event) => {
    const count = list.children.length;
    if (event.isComposing) return;
    // Nothing that was asked for before comes up afterwards.
    if (popup.hidden && event.key === 'Escape') stopSearching();
    if (popup.hidden) return;
    if (event.key === 'ArrowDown') chooseByKey(active + 1 < count ? active + 1 : -1);
    else if (event.key === 'ArrowUp') chooseByKey(active === -1 ? count - 1 : active - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && active >= 0) list.children[active].click();
    else return;
    event.preventDefault();
  });
  input.addEventListener('focus', () => {
    if (input.value.trim() !== '' && list.children.length > 0) show(true);
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (!form.contains(relatedTarget)) close();
  });
  // A result of the page that one is on loads nothing.
  list.addEventListener('click', close);
  form.addEventListener('submit', (event) => {
    if (input.value.trim() === '') event.preventDefault();
  });
}

function option({ url, title, heading, excerpt }, at) {
  const element = make('a', { id: `hit-${at}`, href: url, tabIndex: -1 }, { role: 'option' });
  const name = make('strong', { textContent: heading || title });
  const page = make('small', { textContent: heading ? title : '' });
  const text = make('span');
  text.append(...excerpt.map((part) => make(part.isMatch ? 'mark' : 'span', { textContent: part.text })));
  element.append(name, page, text);
  return element;
}

/** `/` goes to the search field, as on many sites. */
function focusOnSlash(input) {
  window.addEventListener('keydown', (event) => {
    const [target] = event.composedPath();
    const isWriting = target.matches?.('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

/** Browsers let pages of secure addresses alone write to the clipboard. */
function addCopyButtons() {
  if (!navigator.clipboard) return;
  const status = make('p', { className: 'unseen' }, { role: 'status' });
  document.body.append(status);
  for (const code of document.querySelectorAll('main.doc pre')) {
    const frame = make('div', { className: 'code' });
    const button = make('button', { type: 'button', textContent: 'Copy' });
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = status.textContent = 'Copied';
      setTimeout(() => {
        button.textContent = 'Copy';
        status.textContent = '';
      }, COPIED_MS);
    });
    code.replaceWith(frame);
    frame.append(code, button);
  }
}

/** In a list of pages that is longer than the window, the page that one reads is in sight. */
function showCurrentPage(navigation) {
  const show = () => {
    const current = navigation.querySelector('[aria-current]');
    if (current) navigation.scrollTop = current.offsetTop - navigation.clientHeight / 2;
  };
  show();
  navigation.addEventListener('toggle', show);
}

/** Hands what was searched for to the chat, once that is there. */
function offerChat(button) {
  button.hidden = false;
  button.addEventListener('click', () => {
    window.ServiceChatWidget.open();
    window.ServiceChatWidget.sendMessage(button.dataset.ask);
  });
}

const form = document.querySelector('form.doc-search');
suggestWhileWriting(form);
focusOnSlash(form.elements.namedItem('q'));
addCopyButtons();
showCurrentPage(document.querySelector('.doc-nav'));
for (const button of document.querySelectorAll('[data-ask]')) {
  if (window.ServiceChatWidget) offerChat(button);
  else document.querySelector('script[src="/widget.js"]').addEventListener('load', () => offerChat(button));
}
