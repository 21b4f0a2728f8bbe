import type { Meta, StoryObj } from '@storybook/react-vite'
import { ConfigProblemView } from '../../../../src/screens/common/system/ConfigProblemView.tsx'
import { ConfigProblemText } from '../../../../src/screens/common/system/configProblems/ConfigProblemText.tsx'

const meta: Meta<typeof ConfigProblemView> = {
  title: 'Screens/System/Config problem view',
  component: ConfigProblemView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { problems: [], onRetry: () => {} },
}
export default meta
type Story = StoryObj<typeof ConfigProblemView>

export const Missing: Story = { args: { kind: 'missing' } }
export const Unreachable: Story = { args: { kind: 'unreachable' } }
export const TooSlow: Story = { args: { kind: 'timeout' } }
export const NotJson: Story = { args: { kind: 'notJson' } }
export const Invalid: Story = {
  args: {
    kind: 'invalid',
    problems: [
      { field: 'gateway', problem: 'webUrl' },
      { field: 'chains.0.explorer.address', problem: 'addressTemplate' },
      { field: 'rpc.1', problem: 'noNode' },
    ],
  },
}

/** The problem, without the enclosing page. */
export const Words: Story = {
  tags: ['part'],
  render: () => (
    <ConfigProblemText kind="invalid" problems={[{ field: 'gateway', problem: 'webUrl' }]} />
  ),
}
