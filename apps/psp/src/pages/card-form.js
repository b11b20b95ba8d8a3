// The card form in the shop's page. It speaks with the one page that may frame it, and hands over sealed fields only.
const form = document.querySelector('form');
const shop = form.dataset.origin;
const inputs = { number: form.number, expiry: form.expiry, code: form.code, holder: form.holder };

const tell = (message) => parent.postMessage({ source: 'psp-card-form', ...message }, shop);
const digits = (input) => input.value.replace(/\D/g, '');

function group() {
  const isAmex = /^3[47]/.test(digits(inputs.number));
  const pattern = isAmex ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : /^(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,7})?/;
  const parts = pattern.exec(digits(inputs.number))?.slice(1).filter(Boolean) ?? [];
  inputs.number.value = parts.join(' ');
}

function slash(event) {
  if (event.inputType?.startsWith('delete')) return;
  const all = digits(inputs.expiry);
  // A browser that fills in the whole year means its last two digits.
  const typed = all.length === 6 ? all.slice(0, 2) + all.slice(4) : all.slice(0, 4);
  inputs.expiry.value = typed.length >= 2 ? `${typed.slice(0, 2)}/${typed.slice(2)}` : typed;
}

function isWhole() {
  return digits(inputs.number).length >= 14 && digits(inputs.expiry).length === 4 && digits(inputs.code).length >= 3;
}

function mark(wrong) {
  for (const [name, input] of Object.entries(inputs)) {
    const problem = document.getElementById(`${name}-error`);
    input.toggleAttribute('aria-invalid', false);
    if (problem) problem.hidden = !wrong.includes(name);
    if (wrong.includes(name)) input.setAttribute('aria-invalid', 'true');
  }
  inputs[wrong[0]]?.focus();
}

async function sealCard(id) {
  const [month = '', year = ''] = inputs.expiry.value.split('/');
  const card = { number: digits(inputs.number), month: month.trim(), year: year.trim(), code: digits(inputs.code) };
  try {
    const answer = await fetch('/card-form/seal', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...card, holder: inputs.holder.value }),
    });
    const result = await answer.json();
    mark(result.wrong ?? []);
    tell(result.wrong ? { type: 'invalid', id, fields: result.wrong } : { type: 'encrypted', id, paymentMethod: result.paymentMethod });
  } catch {
    tell({ type: 'invalid', id, fields: [] });
  }
}

addEventListener('message', (event) => {
  if (event.origin !== shop || event.source !== parent || event.data?.target !== 'psp-card-form') return;
  if (event.data.type === 'encrypt') void sealCard(event.data.id);
  if (event.data.type === 'focus') inputs.number.focus();
});

form.addEventListener('input', (event) => {
  if (event.target === inputs.number) group();
  if (event.target === inputs.expiry) slash(event);
  tell({ type: 'change', isComplete: isWhole() });
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  // Enter in a field means what the shop's own button means.
  tell({ type: 'submit' });
});

const height = () => Math.ceil(document.body.getBoundingClientRect().height);
new ResizeObserver(() => tell({ type: 'resize', height: height() })).observe(document.body);
tell({ type: 'ready', height: height() });
