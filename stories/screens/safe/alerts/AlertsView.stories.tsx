import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ready } from '#base'
import { AlertsView } from '../../../../src/screens/safe/alerts/AlertsView.tsx'
import { EmailView } from '../../../../src/screens/safe/alerts/email/EmailView.tsx'
import { RecoveryView } from '../../../../src/screens/safe/alerts/recovery/RecoveryView.tsx'
import { alertsText } from '../../../../src/screens/safe/alerts/text.ts'
import { fixed } from '../../../controls.ts'
import { englishText } from '../../../englishText.ts'
import { dave, mainnet } from '../../common/rows/items.ts'

const text = englishText(alertsText)

const meta: Meta<typeof AlertsView> = {
  title: 'Screens/Alerts/Alerts view',
  component: AlertsView,
  argTypes: { children: fixed },
  parameters: {
    picture: false,
    pictureReason: 'Its parts are those of the settings.',
    layout: 'padded',
  },
  args: {
    setupHref: '#setup',
    children: (
      <>
        <EmailView
          state={{ status: 'known', email: 'alice@example.test', verified: true }}
          code={undefined}
          isVerifiedNow={false}
          onConnect={undefined}
          onAct={fn()}
          onEnterCode={fn()}
        />
        <RecoveryView
          chain={mainnet}
          modules={ready({ addresses: [dave], isComplete: true, isFromChain: true })}
          party={(address) => ({ address, name: null })}
          watching={{}}
          disabledReason={undefined}
          loginHref="#account"
          onAct={fn()}
        />
      </>
    ),
  },
}
export default meta
type Story = StoryObj<typeof AlertsView>

export const Owner: Story = {
  play: async ({ args, canvas }) =>
    expect(canvas.getByRole('link', { name: text('back') })).toHaveAttribute(
      'href',
      args.setupHref,
    ),
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
