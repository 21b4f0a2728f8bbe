/**
 * Keeps the keyboard in an open dialog: an iframe behind it can take the focus on its own, even
 * though it's inert. Returns a function that ends this.
 */
export function keepFocus(cover: HTMLElement): () => void {
  let last: HTMLElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && cover.contains(target)) last = target
  }
  const takeBack = () => {
    const taken = document.activeElement
    if (taken instanceof HTMLIFrameElement && !cover.contains(taken)) last?.focus()
  }
  const onBlur = () => {
    clearTimeout(timer)
    // Until the event is over, the browser still moves the focus to the frame.
    timer = setTimeout(takeBack)
  }
  document.addEventListener('focusin', remember)
  window.addEventListener('blur', onBlur)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', remember)
    window.removeEventListener('blur', onBlur)
  }
}
