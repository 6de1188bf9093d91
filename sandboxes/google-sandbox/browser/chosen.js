/** On the page after the choice: the token goes to the opener, if it is of this origin. */
(() => {
  const { credential } = document.querySelector('[data-credential]').dataset;
  window.opener?.postMessage({ credential }, window.location.origin);
  window.close();
})();
