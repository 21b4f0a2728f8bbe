import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Namespaces, readTexts } from '../../../languages/testLanguages.ts'
import { english, folder } from './english.ts'

/** What an act is called, and every place that names it: `namespace.id`. */
const acts: Readonly<Record<string, readonly string[]>> = {
  'Open in the block explorer': [
    'transaction.viewExplorer',
    'create.explorer',
    'limits.spend.explorer',
    'mySafes.menu.explorer',
    'setup.owner.explorer',
    'contacts.menu.explorer',
    'receive.explorer',
  ],
  'Choose a file': [
    'importContacts.choose',
    'newTransaction.file.choose',
    'sharedTransaction.open.file',
    'localData.import.open',
  ],
  'Choose another file': [
    'importContacts.another',
    'newTransaction.file.another',
    'localData.dialog.another',
  ],
  'Select all': ['notifications.dialog.all', 'nfts.chooseAll'],
  'Copy address': [
    'mySafes.menu.copy',
    'contacts.menu.copy',
    'setup.owner.copy',
    'goTo.address.copy',
  ],
  Remove: [
    'setup.remove',
    'setup.owner.remove',
    'setup.delegate.remove',
    'newTransaction.row.remove',
    'limits.remove',
  ],
  Review: [
    'newTransaction.review',
    'send.review',
    'setup.review',
    'limits.review',
    'safeMessages.form.review',
    'create.review',
  ],
  Cancel: [
    'send.cancel',
    'apps.addApp.cancel',
    'addSafe.add.cancel',
    'contact.cancel',
    'transaction.cancel',
    'safeMessages.form.cancel',
    'assets.choose.cancel',
    'create.cancel',
    'limits.cancel',
    'setup.cancel',
    'account.delete.cancel',
    'importContacts.cancel',
    'endpoints.cancel',
    'localData.dialog.cancel',
    'localData.erase.cancel',
    'notifications.dialog.cancel',
    'newTransaction.cancel',
  ],
  Close: [
    'transaction.close',
    'safeMessages.close',
    'alerts.request.close',
    'create.close',
    'limits.close',
    'setup.delegate.close',
    'notifications.dialog.close',
    'send.close',
    'recovery.close',
  ],
  Change: ['setup.change', 'limits.change', 'endpoints.change', 'alerts.email.change'],
  Delete: [
    'transaction.delete.action',
    'contact.delete',
    'contacts.menu.delete',
    'alerts.email.delete',
  ],
  Edit: ['contacts.menu.edit', 'newTransaction.row.edit'],
  Execute: [
    'queue.execute',
    'home.pending.executeNow',
    'transaction.execute.action',
    'execute.execute.send',
    'confirm.confirm.execute',
  ],
  Sign: [
    'confirm.confirm.sign',
    'safeMessages.sign',
    'safeMessages.page.sign',
    'queue.confirm',
    'home.pending.confirm',
    'transaction.confirm.action',
  ],
  'Try again': [
    'system.retry',
    'transaction.retry',
    'safeMessages.retry',
    'mySafes.retry',
    'exportHistory.retry',
    'recovery.effects.retry',
    'relay.retry',
    'system.broke.retry',
    'setup.versions.retry',
  ],
  Undo: [
    'contacts.undo',
    'apps.undo',
    'contact.undo',
    'mySafes.undo',
    'importContacts.undo',
    'newTransaction.undo',
  ],
  'Add a Safe': ['mySafes.add', 'goTo.add', 'apps.share.add'],
  'Add an owner': ['setup.owners.add', 'create.owner.add'],
  'Create a Safe': ['mySafes.create', 'shell.nav.create'],
  'New transaction': ['queue.new', 'goTo.newTransaction', 'shell.page.newTransaction'],
  Receive: ['receive.button', 'goTo.receive'],
  'Sign in': ['account.login.signIn', 'alerts.login'],
  'Sign and delete': ['delete.sign', 'alerts.delete.sign'],
  'Confirm in your wallet': [
    'confirm.confirm.signing',
    'execute.execute.wallet',
    'create.wallet.title',
    'delete.signing',
    'limits.spend.wallet',
    'setup.delegateRequest.signing',
  ],
  'Connect wallet': [
    'queue.connect',
    'transaction.connect',
    'safeMessages.connect',
    'apps.open.connect',
    'apps.share.connect',
    'alerts.email.connect.button',
    'account.login.connect',
    'notifications.connect',
  ],
  'Add to new transaction': ['send.addToBatch', 'setup.add', 'limits.add'],
  '{submitted} of {required} signatures': [
    'screens.quorum',
    'safeMessages.quorum',
    'safeMessages.waiting',
    'confirm.confirm.doneText',
  ],
}

const textOf = (texts: Namespaces, place: string) => {
  const dot = place.indexOf('.')
  return texts[place.slice(0, dot)]?.[place.slice(dot + 1)]
}

describe('an action has the same name everywhere', () => {
  it.each(Object.entries(acts))('in English: %s', (words, places) => {
    expect(places.map((place) => [place, textOf(english, place)])).toEqual(
      places.map((place) => [place, words]),
    )
  })

  it.each(readdirSync(folder).filter((name) => name.endsWith('.json')))('in %s', (name) => {
    const texts = readTexts<Namespaces>(`${folder}/${name}`)
    for (const places of Object.values(acts)) {
      const [first = ''] = places
      expect(places.map((place) => [place, textOf(texts, place)])).toEqual(
        places.map((place) => [place, textOf(texts, first)]),
      )
    }
  })
})
