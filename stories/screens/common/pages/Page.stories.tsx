import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button, DataItem, DataList, Identicon, TabLink, TabLinks } from '#ui'
import { Page, Summary } from '#screens/common/pages'

const meta: Meta<typeof Page> = {
  title: 'Screens/Shared/Page',
  component: Page,
  parameters: { boxWidth: 1120 },
  args: { heading: 'Contacts', children: <p>Everything else of the page.</p> },
}
export default meta
type Story = StoryObj<typeof Page>

export const HeadingAlone: Story = {}
export const WithActions: Story = {
  args: {
    heading: 'Contacts',
    actions: (
      <>
        <Button>Import</Button>
        <Button>Add contact</Button>
      </>
    ),
  },
}
export const Reading: Story = {
  args: {
    heading: 'Settings',
    width: 'reading',
    lead: 'They are stored on this device and apply to all Safes that you open in this browser.',
    tabs: (
      <TabLinks label="Pages">
        <TabLink href="#general" aria-current="page">
          General
        </TabLink>
        <TabLink href="#account">Account</TabLink>
      </TabLinks>
    ),
  },
}
export const WithPicture: Story = {
  args: {
    heading: 'Main treasury',
    picture: <Identicon address="0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed" size={48} />,
    lead: 'treasury.example',
  },
}
export const PartOfAnother: Story = {
  args: { heading: 'Email alerts', back: { href: '#setup', label: 'Setup' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Setup' })).toHaveAttribute('href', '#setup')
  },
}
/** The actions are below the heading where they don't fit next to it. */
export const Narrow: Story = { ...WithActions, parameters: { boxWidth: 280 } }
export const OwnHeader: Story = {
  args: { header: <h1>Main treasury</h1> },
}
/** Next to the content; below it in a narrow window. */
export const WithSummary: Story = {
  args: {
    heading: 'New transaction',
    aside: (
      <Summary action={<Button variant="primary">Review</Button>}>
        <DataList dense>
          <DataItem label="Actions">3</DataItem>
          <DataItem label="Total sent">1,250.5 USDC and 2.5 ETH</DataItem>
        </DataList>
      </Summary>
    ),
  },
  parameters: {
    picture: false,
    pictureReason: 'The pages of a new transaction and a new Safe show it.',
  },
}
