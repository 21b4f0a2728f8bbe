import { Button, Dialog, useText } from '#ui'
import { Component, type ReactNode } from 'react'
import { walletText } from '../walletText.ts'

interface DialogBoundaryProps {
  /** If false, the dialog has not been requested yet, and errors are not shown. */
  open?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** Contains errors of the kit's dialogs, so that the app keeps running. */
export class DialogBoundary extends Component<DialogBoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    const { open = true, onClose, children } = this.props
    return this.state.broken ? <BrokenDialog open={open} onClose={onClose} /> : children
  }
}

function BrokenDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(walletText)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="s"
      title={t('broken.title')}
      description={t('broken.text')}
      footer={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>}
    />
  )
}
