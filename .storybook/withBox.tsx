import type { Decorator } from '@storybook/react-vite'

/**
 * The frame in which a part is photographed: as wide as the part, or `parameters.boxWidth` pixels for parts that take
 * what they are given. Pages and dialogs (`picture: 'page'`) stand without a frame.
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
