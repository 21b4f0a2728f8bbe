import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { contactText } from '../../../../src/screens/common/contactForm/text.ts'
import { AddSafeDialog } from '../../../../src/screens/common/addSafe/AddSafeDialog.tsx'
import { addSafeText } from '../../../../src/screens/common/addSafe/text.ts'
import { typedAddressText } from '../../../../src/screens/common/typedAddress/text.ts'
import { englishText } from '../../../englishText.ts'

const text = englishText(addSafeText)

const meta: Meta<typeof AddSafeDialog> = {
  title: 'Flows/Add a Safe',
  component: AddSafeDialog,
  args: { open: true, onOpenChange: () => {}, known: [], onAdd: () => {} },
  parameters: {
    picture: 'page',
    layout: 'fullscreen',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof AddSafeDialog>

/** The gateway returns 404: there is no Safe at the address. */
export const NoSafeThere: Story = {
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: text('add.address') })
    await userEvent.type(box, '0x000000000000000000000000000000000000dEaD')
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        expect.stringContaining(text('add.problem.notASafe', { chain: 'Ethereum' })),
      ),
    )
  },
}

/** A warning appears if a contact with another address has this name. */
export const Namesake: Story = {
  parameters: { picture: false, pictureReason: 'ContactView shows the same warning.' },
  play: async ({ userEvent }) => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: text('add.address') }),
      safes.vault.address,
    )
    await userEvent.clear(screen.getByRole('textbox', { name: new RegExp(text('add.name')) }))
    await userEvent.type(
      screen.getByRole('textbox', { name: new RegExp(text('add.name')) }),
      'treasury',
    )
    await expect(
      await screen.findByText(englishText(contactText)('sameName.title', { name: 'treasury' })),
    ).toBeVisible()
  },
}

/** A link to a message opens it here, and its Safe can still be added. */
export const MessageLink: Story = {
  parameters: { picture: false, pictureReason: 'AddSafeView shows the same parts.' },
  play: async ({ userEvent }) => {
    const hash = `0x${'a1'.repeat(32)}`
    await userEvent.click(await screen.findByRole('textbox', { name: text('add.address') }))
    const safe = `safe=eth:${safes.vault.address}`
    await userEvent.paste(`https://app.safe.global/transactions/msg?${safe}&messageHash=${hash}`)
    await expect(
      await screen.findByRole('link', { name: englishText(typedAddressText)('link.message') }),
    ).toHaveAttribute(
      'href',
      `/transactions/msg?safe=eth:${safes.vault.address}&messageHash=${hash}`,
    )
    await waitFor(() =>
      expect(screen.getByRole('button', { name: text('add.save') })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

/** An unregistered name is rejected next to the field. */
export const NoSuchName: Story = {
  parameters: { picture: false, pictureReason: 'NoSafeThere shows the same parts.' },
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: text('add.address') })
    await userEvent.type(box, 'nobody.eth')
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription(
        expect.stringContaining(
          englishText(typedAddressText)('problem.nameNotFound', {
            name: 'nobody.eth',
            network: 'Ethereum',
          }),
        ),
      ),
    )
  },
}
