/** The inbox where a request is read: the list, and the request beside it. */
import './inbox-screen.js';
import './inbox-request.js';
