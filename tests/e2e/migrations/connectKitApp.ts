const siwe = `import type { SIWEConfig } from 'connectkit';
import { createSiweMessage } from 'viem/siwe';

export const siwe: SIWEConfig = {
  getNonce: async () => {
    const response = await fetch('/session/nonce');
    return await response.text();
  },
  createMessage: ({ nonce, address, chainId }) =>
    createSiweMessage({
      version: '1',
      domain: window.location.host,
      uri: window.location.origin,
      address,
      chainId,
      nonce,
      statement: 'Sign in to the shop.',
    }),
  verifyMessage: async ({ message, signature }) => {
    const { ok } = await fetch('/session', {
      method: 'POST',
      body: JSON.stringify({ message, signature }),
      headers: { 'Content-Type': 'application/json' },
    });
    return ok;
  },
  getSession: async () => {
    const response = await fetch('/session');
    if (!response.ok) throw new Error('Failed to fetch SIWE session');
    const { account, chainId } = await response.json();
    return account ? { address: account, chainId } : null;
  },
  signOut: async () => {
    const { ok } = await fetch('/session', { method: 'DELETE' });
    return ok;
  },
};
`

/** A shop with all that ConnectKit's documentation shows: its files. */
export const connectKitApp = {
  'src/main.tsx': `import { createRoot } from 'react-dom/client';
import { App } from './App';
import { Providers } from './Providers';

createRoot(document.getElementById('root')!).render(
  <Providers>
    <App />
  </Providers>,
);
`,
  'src/wagmi.ts': `import { getDefaultConfig } from 'connectkit';
import { createConfig, http } from 'wagmi';
import { mainnet, optimism } from 'wagmi/chains';

export const config = createConfig(
  getDefaultConfig({
    appName: 'Shop',
    appDescription: 'Sells things',
    appUrl: 'https://shop.example',
    appIcon: 'https://shop.example/icon.png',
    walletConnectProjectId: '0123456789abcdef0123456789abcdef',
    chains: [mainnet, optimism],
    transports: {
      [mainnet.id]: http('https://node.example/1'),
      [optimism.id]: http('https://node.example/10'),
    },
  }),
);
`,
  'src/Providers.tsx': `import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConnectKitProvider, SIWEProvider, type Types } from 'connectkit';
import type { ReactNode } from 'react';
import { WagmiProvider } from 'wagmi';
import { siwe } from './siwe';
import { config } from './wagmi';

const queryClient = new QueryClient();

const CustomAvatar = ({ address, ensImage, size }: Types.CustomAvatarProps) =>
  ensImage ? (
    <img alt="" src={ensImage} width={size} height={size} />
  ) : (
    <span style={{ width: size }}>{address?.slice(2, 4)}</span>
  );

export const Providers = ({ children }: { children: ReactNode }) => (
  <WagmiProvider config={config}>
    <QueryClientProvider client={queryClient}>
      <SIWEProvider {...siwe}>
        <ConnectKitProvider
          theme="midnight"
          mode="auto"
          customTheme={{ '--ck-accent-color': '#7b3fe4' }}
          options={{
            language: 'en-US',
            initialChainId: 1,
            enforceSupportedChains: true,
            disclaimer: <>You agree to our terms</>,
            hideRecentBadge: true,
            customAvatar: CustomAvatar,
            overlayBlur: 8,
            avoidLayoutShift: true,
            embedGoogleFonts: false,
          }}
          onConnect={({ address }) => console.log('connected', address)}
          onDisconnect={() => console.log('disconnected')}
        >
          {children}
        </ConnectKitProvider>
      </SIWEProvider>
    </QueryClientProvider>
  </WagmiProvider>
);
`,
  'src/siwe.tsx': siwe,
  'src/App.tsx': `import { ConnectKitButton, useModal, useSIWE } from 'connectkit';
import { useAccount } from 'wagmi';

export function App() {
  const { address } = useAccount();
  const { setOpen, openSwitchNetworks } = useModal();
  const { isSignedIn, signOut } = useSIWE();
  return (
    <main>
      <h1>Shop</h1>
      <p>{address ? 'Hello ' + address : 'Hello stranger'}</p>
      <ConnectKitButton label="Connect wallet" showBalance={true} showAvatar={true} />
      <ConnectKitButton.Custom>
        {({ isConnected, show, address, ensName }) => (
          <button onClick={show}>{isConnected ? (ensName ?? address) : 'Log in'}</button>
        )}
      </ConnectKitButton.Custom>
      <button onClick={() => setOpen(true)}>Choose</button>
      <button onClick={() => openSwitchNetworks()}>Networks</button>
      {isSignedIn && <button onClick={() => void signOut()}>Sign out</button>}
    </main>
  );
}
`,
}
