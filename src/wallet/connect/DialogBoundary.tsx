import { Button, Dialog, useText } from '#ui'
import { Component, type ReactNode } from 'react'
import { walletText } from '../walletText.ts'

interface DialogBoundaryProps {
  onClose: () => void
  children: ReactNode
}

/** Whatever breaks in a dialog of the kit stays in the dialog: the page around it goes on. */
export class DialogBoundary extends Component<DialogBoundaryProps, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? <BrokenDialog onClose={this.props.onClose} /> : this.props.children
  }
}

function BrokenDialog({ onClose }: Pick<DialogBoundaryProps, 'onClose'>) {
  const t = useText(walletText)
  return (
    <Dialog open onOpenChange={onClose} size="s" title={t('broken.title')} description={t('broken.text')} footer={<Button onClick={() => location.reload()}>{t('broken.reload')}</Button>} />
  )
}
