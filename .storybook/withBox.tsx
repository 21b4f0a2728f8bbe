import type { Decorator } from '@storybook/react-vite'

/**
 * The frame for pictures of a component: as wide as the component, or `parameters.boxWidth` pixels
 * for components that fill their container. Without a picture it is as wide as the window. Pages
 * and dialogs (`picture: 'page'`) have no frame.
 */
export const withBox: Decorator = (Story, { parameters }) => {
  const { picture, boxWidth } = parameters
  if (picture === 'page') return <Story />
  const width = typeof boxWidth === 'number' ? boxWidth : picture === false ? '100%' : 'fit-content'
  return (
    <div data-story-box style={{ boxSizing: 'border-box', width, maxWidth: '100%', padding: 16 }}>
      <Story />
    </div>
  )
}
