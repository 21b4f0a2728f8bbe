import {
  type ComponentProps,
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react'

export type LinkProps = ComponentProps<'a'>

const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a')

export interface LinkProviderProps {
  /** Renders a link from the props of an `a`: the link component of the app's router. */
  component: ComponentType<LinkProps>
  children: ReactNode
}

/** Makes every link below it one of the app's router, so that no component depends on a router. */
export const LinkProvider = ({ component, children }: LinkProviderProps) => (
  <LinkContext value={component}>{children}</LinkContext>
)

/** A link inside the app. Without a `LinkProvider` it is a plain `a`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext)
  return createElement(Component, props)
}
