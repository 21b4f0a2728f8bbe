const root = document.getElementById('root')
root.innerHTML =
  '<button>Connect wallet</button>' +
  '<div role="dialog" aria-label="Connect a wallet" hidden>Connect a wallet</div>'
const [button, dialog] = root.children
button.addEventListener('click', () => {
  dialog.hidden = false
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') dialog.hidden = true
})
