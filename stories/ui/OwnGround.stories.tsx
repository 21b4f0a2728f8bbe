import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, OwnGround, ThemeRoot } from '#ui'

const meta: Meta<typeof OwnGround> = { title: 'Foundations/Own ground', tags: ['autodocs'], component: OwnGround }
export default meta
type Story = StoryObj<typeof OwnGround>

/** In a root that changes nothing of the app's own, a part brings its look with it. */
export const AmongTheAppsOwn: Story = {
  render: () => (
    <ThemeRoot surface="host">
      <p>The app’s own words</p>
      <OwnGround>
        <Button variant="primary">A part of the kit</Button>
      </OwnGround>
    </ThemeRoot>
  ),
}
