/** The part of Google's script (https://accounts.google.com/gsi/client) that the front end uses. */
(() => {
  const base = new URL('.', document.currentScript.src);
  const POPUP = 'popup,width=480,height=680';
  let client;

  const choose = (language) => {
    const { client_id, nonce, callback } = client;
    const address = new URL('choose', base);
    address.search = new URLSearchParams({ client_id, nonce, hl: language });
    const popup = window.open(address, 'google-sandbox', POPUP);
    const receive = ({ origin, source, data }) => {
      if (origin !== base.origin || source !== popup || typeof data?.credential !== 'string') return;
      window.removeEventListener('message', receive);
      callback({ credential: data.credential });
    };
    window.addEventListener('message', receive);
  };

  const label = async (button, language) => {
    const address = new URL('words', base);
    address.search = new URLSearchParams({ hl: language });
    const { googleButton } = await (await fetch(address)).json();
    button.textContent = googleButton;
  };

  window.google = {
    accounts: {
      id: {
        initialize: (options) => {
          client = options;
        },
        renderButton: (parent, { locale, theme, width }) => {
          const button = document.createElement('button');
          button.type = 'button';
          button.textContent = 'Google';
          const dark = theme === 'filled_black';
          Object.assign(button.style, {
            width: `${width}px`,
            minHeight: '44px',
            padding: '8px 12px',
            font: 'inherit',
            fontWeight: '500',
            cursor: 'pointer',
            borderRadius: '4px',
            border: `1px solid ${dark ? '#8b8270' : '#857c6b'}`,
            background: dark ? '#202124' : '#fff',
            color: dark ? '#e8eaed' : '#1f1f1f',
          });
          button.addEventListener('click', () => choose(locale));
          parent.append(button);
          void label(button, locale);
        },
      },
    },
  };
})();
