import {
  Canvas,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'

/**
 * The docs page of a component: description, one story, props, and its other stories. Stories that
 * fill the page (dialogs, popovers) would overlap here, so only the first of them is shown, in its
 * own frame.
 */
export default function DocsPage() {
  const { story } = useOf('story', ['story'])
  const fillsThePage = story.parameters.picture === 'page'
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {fillsThePage ? (
        <Canvas of={story.moduleExport} story={{ inline: false, height: '560px' }} />
      ) : (
        <Primary />
      )}
      <Controls />
      {fillsThePage ? null : <Stories />}
    </>
  )
}
