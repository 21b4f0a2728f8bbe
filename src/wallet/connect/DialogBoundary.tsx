import { Button, uiText, useText } from '#ui'
import { Component, type ReactNode } from 'react'
import { isOldBrowser } from '../isOldBrowser.ts'
import { walletText } from '../walletText.ts'

interface DialogBoundaryProps {
  /** If false, the dialog has not been requested yet, and errors are not shown. */
  open?: boolean | undefined
  /** Called when the dialog is replaced by a message, and when it no longer is. */
  onBroken?: ((isBroken: boolean) => void) | undefined
  onClose: () => void
  children: ReactNode
}

/**
 * Contains errors of the kit's dialogs, so that the app keeps running: explains them, and tries
 * again.
 */
export class DialogBoundary extends Component<DialogBoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  isRetried = false
  override componentDidCatch() {
    this.props.onBroken?.(true)
    if (this.isRetried) reloadIfReachable()
  }
  override componentWillUnmount() {
    this.props.onBroken?.(false)
  }
  retry = () => {
    this.isRetried = true
    this.props.onBroken?.(false)
    this.setState({ broken: false })
  }
  override render() {
    const { open = true, onClose, children } = this.props
    return this.state.broken
      ? open && <BrokenDialog onRetry={this.retry} onClose={onClose} />
      : children
  }
}

/**
 * If the site responds, the file is gone, for example after a deployment, and a reload gets the new
 * one. Offline, a reload would lose the page.
 */
function reloadIfReachable(): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok && location.reload(),
    () => {},
  )
}

/**
 * The browser's own modal dialog needs no more code. Pressing a button closes it, which returns the
 * focus to its opener.
 */
function BrokenDialog({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const t = useText(walletText)
  return (
    <dialog
      ref={show}
      aria-label={t('broken.title')}
      onClose={({ currentTarget: { returnValue } }) =>
        returnValue === 'retry' ? onRetry() : returnValue ? location.reload() : onClose()
      }
    >
      <form method="dialog">
        <h2>{t('broken.title')}</h2>
        <p>{t(isOldBrowser() ? 'oldBrowser' : 'broken.text')}</p>
        <Button type="submit" variant="primary" value="retry">
          {t('failed.retry')}
        </Button>{' '}
        <Button type="submit" value="reload">
          {t('broken.reload')}
        </Button>{' '}
        <Button type="submit" variant="quiet">
          {useText(uiText)('close')}
        </Button>
      </form>
    </dialog>
  )
}

const show = (dialog: HTMLDialogElement | null) => {
  if (!dialog || dialog.open) return
  // Safari 15.4 is the first with modal dialogs.
  if ('showModal' in dialog) dialog.showModal()
  else (dialog as HTMLElement).setAttribute('open', '')
}
