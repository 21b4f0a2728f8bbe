import { routes } from '#gateway'
import { keccak256, stringToHex } from 'viem'
import { safes } from '../../chain/genesis/places.ts'
import {
  alice,
  chainId,
  type ExampleStage,
  login,
  loginOf,
  personally,
  safe,
  treasury,
} from './stage.ts'

const email = 'alice@example.org'
const uuid = 'b2f7a8f6-2f5d-4c8e-9a0e-5f1f0c2d3e4a'
/** The Safe with a module. */
const vault = { chainId, safeAddress: safes.vault.address }
const recovery = { moduleAddress: safes.vault.modules[0]! }
const ofAlice = { path: { address: alice.address } }
const emailOfAlice = { path: { ...treasury, signer: alice.address } }
const deviceOfAlice = { path: { chainId, uuid } }
const deviceV2OfAlice = { path: { chainId, deviceUuid: uuid } }

async function withAccount(stage: ExampleStage): Promise<void> {
  await login(stage)
  await stage.gateway.call(routes.createAccount, {
    body: { address: alice.address, name: 'Alice' },
  })
}

/** Registers an address and opens the verification email. */
async function withEmail(stage: ExampleStage) {
  await login(stage)
  await stage.gateway.call(routes.registerEmail, {
    path: treasury,
    body: { emailAddress: email, signer: alice.address },
  })
  const [mail] = (await stage.world.state.userData()).mailbox.list()
  if (!mail?.code) throw new Error('The email has no code.')
  return { code: mail.code, token: mail.unsubscribeToken }
}

/** Web devices sign the hash of their registration as a message. */
async function device({ world }: ExampleStage) {
  const timestamp = String(Math.floor(world.state.now() / 1000))
  const cloudMessagingToken = 'token-of-the-messaging-service'
  const hash = keccak256(stringToHex(`gnosis-safe${timestamp}${uuid}${cloudMessagingToken}${safe}`))
  const safeRegistrations = [
    { chainId, safes: [safe], signatures: [await personally(alice, { raw: hash })] },
  ]
  return {
    uuid,
    cloudMessagingToken,
    buildNumber: '1',
    bundle: 'coffer',
    deviceType: 'WEB' as const,
    version: '1.0.0',
    timestamp,
    safeRegistrations,
  }
}
/** Subscribes as a logged-in owner. */
async function withSubscription(stage: ExampleStage): Promise<void> {
  await login(stage)
  await withDevice(stage)
}
const withDevice = async (stage: ExampleStage) =>
  stage.gateway.call(routes.registerDevice, { body: await device(stage) })

async function withRecovery(stage: ExampleStage): Promise<void> {
  await login(stage)
  await stage.gateway.call(routes.registerRecovery, { path: vault, body: recovery })
}

const after =
  <Input>(prepare: (stage: ExampleStage) => Promise<unknown>, input: Input) =>
  async (stage: ExampleStage): Promise<Input> => {
    await prepare(stage)
    return input
  }

/** Logins, accounts, notifications, email, and recovery. */
export const ofPeople = {
  authNonce: async () => ({}),
  verifyLogin: async (stage: ExampleStage) => ({ body: await loginOf(stage, alice) }),
  session: after(login, {}),
  logout: after(login, {}),

  createAccount: after(login, { body: { address: alice.address, name: 'Alice' } }),
  account: after(withAccount, ofAlice),
  deleteAccount: after(withAccount, ofAlice),
  accountDataTypes: async () => ({}),
  accountDataSettings: after(withAccount, ofAlice),
  async putAccountDataSettings(stage: ExampleStage) {
    await withAccount(stage)
    const kinds = await stage.gateway.call(routes.accountDataTypes, {})
    return {
      ...ofAlice,
      body: {
        accountDataSettings: kinds
          .filter(({ isActive }) => isActive)
          .map(({ id }) => ({ dataTypeId: id, enabled: true })),
      },
    }
  },

  registerEmail: after(login, {
    path: treasury,
    body: { emailAddress: email, signer: alice.address },
  }),
  changeEmail: after(withEmail, { ...emailOfAlice, body: { emailAddress: 'alice@example.net' } }),
  registeredEmail: after(withEmail, emailOfAlice),
  deleteEmail: after(withEmail, emailOfAlice),
  resendVerification: after(withEmail, emailOfAlice),
  verifyEmail: async (stage: ExampleStage) => ({
    ...emailOfAlice,
    body: { code: (await withEmail(stage)).code },
  }),
  unsubscribe: async (stage: ExampleStage) => ({
    query: { category: 'account_recovery', token: (await withEmail(stage)).token },
  }),
  unsubscribeAll: async (stage: ExampleStage) => ({
    query: { token: (await withEmail(stage)).token },
  }),

  registerDevice: async (stage: ExampleStage) => ({ body: await device(stage) }),
  registerDeviceV2: after(login, {
    body: {
      cloudMessagingToken: 'token',
      deviceType: 'WEB' as const,
      deviceUuid: uuid,
      safes: [{ chainId, address: safe, notificationTypes: ['INCOMING_ETHER' as const] }],
    },
  }),
  unregisterSafe: after(withDevice, { path: { ...treasury, uuid } }),
  unregisterSafeV2: after(withDevice, { path: { ...treasury, deviceUuid: uuid } }),
  subscribedKinds: after(withSubscription, { path: { ...treasury, deviceUuid: uuid } }),
  removeSubscriptions: after(withDevice, {
    body: { subscriptions: [{ ...treasury, deviceUuid: uuid }] },
  }),
  unregisterDevice: after(withDevice, deviceOfAlice),
  unregisterDeviceV2: after(withDevice, deviceV2OfAlice),

  registerRecovery: after(login, { path: vault, body: recovery }),
  removeRecovery: after(withRecovery, {
    path: { ...vault, moduleAddress: recovery.moduleAddress },
  }),
}
