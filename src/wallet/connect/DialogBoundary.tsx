import { Button, Dialog, useText } from '#ui'
import { Component, type ReactNode } from 'react'
import { walletText } from '../walletText.ts'

interface DialogBoundaryProps {
  /** While false nobody has asked for the dialog yet, and nobody is told that it is broken. */
  open?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

/** Whatever breaks in a dialog of the kit stays in the dialog: the page around it goes on. */
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
