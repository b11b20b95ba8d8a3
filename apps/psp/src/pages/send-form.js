// The shopper need not press a button to come back; without scripts she does.
document.querySelector('form[data-send]')?.requestSubmit();
