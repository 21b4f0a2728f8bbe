import { Component, type ReactNode } from 'react'
import { BrokenView } from './BrokenView.tsx'

interface Props {
  /** A new value forgets the error: another page was opened. */
  place: string
  /** What is drawn instead: nothing for what a page does without. */
  fallback?: ReactNode
  children: ReactNode
}

/** An error while drawing stays in its place: the frame and its ways on remain. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.error !== undefined) this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    const detail = this.state.error instanceof Error ? this.state.error.message : undefined
    return <BrokenView {...(detail ? { detail } : {})} onRetry={() => this.setState({ error: undefined })} />
  }
}
