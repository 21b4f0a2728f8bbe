import { Component, type ReactNode } from 'react'
import { BrokenView } from './BrokenView.tsx'
import { errorDetail } from './errorDetail.ts'

interface Props {
  /** A new value, such as another page's URL, resets the error. */
  resetKey: string
  /** Rendered instead of the children; null for optional parts. */
  fallback?: ReactNode | ((error: { detail: string | undefined; retry: () => void }) => ReactNode)
  children: ReactNode
}

/** Contains rendering errors, so that the rest of the page and its navigation keep working. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.error !== undefined)
      this.setState({ error: undefined })
  }

  override render() {
    if (this.state.error === undefined) return this.props.children
    const { fallback } = this.props
    const detail = errorDetail(this.state.error)
    const retry = () => this.setState({ error: undefined })
    if (typeof fallback === 'function') return fallback({ detail, retry })
    return fallback === undefined ? <BrokenView detail={detail} onRetry={retry} /> : fallback
  }
}
