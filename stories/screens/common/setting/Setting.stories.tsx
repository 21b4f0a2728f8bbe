import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui'
import { Setting, SettingGroup } from '../../../../src/screens/common/setting/Setting.tsx'

const meta: Meta<typeof SettingGroup> = {
  title: 'Screens/Shared/Setting',
  component: SettingGroup,
  parameters: {
    picture: false,
    pictureReason: 'Settings view and Setup view show it.',
    boxWidth: 720,
  },
  args: {
    title: 'Checks',
    help: 'Who looks at each transaction before it is executed.',
    children: (
      <Setting label="Guard" help="A contract that can stop transactions.">
        {({ help }) => <Button aria-describedby={help}>Set a guard</Button>}
      </Setting>
    ),
  },
}
export default meta
type Story = StoryObj<typeof SettingGroup>

export const OneSetting: Story = {}
/** A button next to the heading that applies to the whole group. */
export const WithAction: Story = { args: { action: <Button size="s">Add</Button> } }
/** The label belongs to one control, and pressing it activates that control. */
export const Labeling: Story = {
  args: {
    children: (
      <Setting label="Spoken name" labels>
        {({ control }) => <input id={control} defaultValue="Treasury" />}
      </Setting>
    ),
  },
}
