/** What the names of HTML elements mean to a reader of the page. */

/** Elements that begin on a line of their own. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre search section summary ' +
    'table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** Elements that are never read: code, media, controls, and what is shown only where scripts are off. */
export const UNREAD = new Set(
  (
    'annotation audio canvas colgroup datalist embed frame frameset head iframe img input label link map meta ' +
    'meter noframes noscript object optgroup option output picture progress rp rt script select slot style svg ' +
    'template textarea title video'
  ).split(' '),
);

export const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
