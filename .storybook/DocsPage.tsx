import { Canvas, Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'

/**
 * The page of a part: what it is, one story, its props, its other stories. Stories that fill the page (dialogs, popovers) would cover each
 * other here, so only the first of them is shown, in a frame of its own.
 */
export default function DocsPage() {
  const { story } = useOf('story', ['story'])
  const fillsThePage = story.parameters.picture === 'page'
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {fillsThePage ? <Canvas of={story.moduleExport} story={{ inline: false, height: '560px' }} /> : <Primary />}
      <Controls />
      {fillsThePage ? null : <Stories />}
    </>
  )
}
