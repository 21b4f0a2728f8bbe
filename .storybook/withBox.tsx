import type { Decorator } from '@storybook/react-vite'

/**
 * The frame for pictures of a component: as wide as the component, or `parameters.boxWidth` pixels for components that
 * fill their container. Pages and dialogs (`picture: 'page'`) have no frame.
 */
export const withBox: Decorator = (Story, { parameters }) => {
  if (parameters.picture === 'page') return <Story />
  const width = typeof parameters.boxWidth === 'number' ? parameters.boxWidth : 'fit-content'
  return (
    <div data-story-box style={{ boxSizing: 'border-box', width, maxWidth: '100%', padding: 16 }}>
      <Story />
    </div>
  )
}
