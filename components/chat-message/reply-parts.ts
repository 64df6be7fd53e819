/** A chunk of its own: what stands below the words of a reply, and below nothing else. */
import '../citation-list/citation-list.js';
import '../feedback-buttons/feedback-buttons.js';
