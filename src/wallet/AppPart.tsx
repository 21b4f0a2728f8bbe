import { Component, type ReactNode } from 'react'

/**
 * Content of the app inside the kit's dialogs. If it throws, it's left out, so that a visitor can
 * still disconnect. React reports the error as the app's, in the console or to `onCaughtError`.
 */
export class AppPart extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
