/** What is still pending once the account has signed. */
export function waitingText(missing: 'owners' | 'check' | 'acceptance', isAwaited: boolean) {
  if (missing === 'acceptance') return 'page.declinedText'
  if (missing === 'check') return isAwaited ? 'waitingCheck' : 'waitingCheckOwn'
  return isAwaited ? 'waitingText' : 'waitingOwn'
}
