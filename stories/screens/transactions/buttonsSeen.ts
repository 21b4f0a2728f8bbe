/** The words of each button that was in the dialog at any moment. */
export function buttonsSeen() {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('footer button')) seen.add(textContent)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return { seen, stop: () => observer.disconnect() }
}
