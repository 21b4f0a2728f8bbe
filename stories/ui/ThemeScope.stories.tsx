import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ThemeScope, ThemeRoot } from '#ui'

const meta: Meta<typeof ThemeScope> = {
  title: 'Foundations/Theme scope',
  tags: ['autodocs'],
  component: ThemeScope,
}
export default meta
type Story = StoryObj<typeof ThemeScope>

/** With `surface="host"`, which leaves the app unchanged, a component brings its own theme. */
export const InAHostApp: Story = {
  render: () => (
    <ThemeRoot surface="host">
      <p>The app’s own words</p>
      <ThemeScope>
        <Button variant="primary">A part of the kit</Button>
      </ThemeScope>
    </ThemeRoot>
  ),
}
