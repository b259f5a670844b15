import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';

import { breaches } from './axe';
import { open, player } from './browser';
import { allButWon, choose, addSavedGame, LOCALHOST, win } from './shared';

interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly devTools: CDPSession;
  readonly authenticator: string;
}

/** A device that stores passkeys, and whose owner always agrees. */
async function device(): Promise<Device> {
  const context = await player({ baseURL: LOCALHOST });
  const page = await open(context);
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  return { context, page, devTools, authenticator: await authenticator(devTools) };
}

async function authenticator(devTools: CDPSession): Promise<string> {
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

/** Copies the passkeys of a device to another, as a password manager does. */
async function copyPasskeys(from: Device, to: Device): Promise<void> {
  const { credentials } = await from.devTools.send('WebAuthn.getCredentials', {
    authenticatorId: from.authenticator,
  });
  for (const credential of credentials) {
    await to.devTools.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticator,
      credential,
    });
  }
}

/** Returns when all is the same as on the server. */
async function syncNow(page: Page): Promise<void> {
  await button(page, 'Sync now').click();
  await expect.poll(() => button(page, 'Sync now').isEnabled(), { timeout: 30_000 }).toBe(true);
  await shows(page, 'Last synced');
}

function button(page: Page, name: string): ReturnType<Page['getByRole']> {
  return page.getByRole('dialog').getByRole('button', { name, exact: true });
}

async function shows(page: Page, text: string): Promise<void> {
  await page.getByRole('dialog').getByText(text).waitFor();
}

async function signUp(page: Page, name: string): Promise<void> {
  await choose(page, 'Account');
  await page.getByLabel('Name on leaderboards').fill(name);
  await button(page, 'Create account').click();
  await shows(page, 'Welcome!');
}

function withoutAccounts(context: BrowserContext): Promise<unknown> {
  return context.route('**/api/v1/about', (route) => route.fulfill({ json: { accounts: false } }));
}

test('a site that was built without accounts offers none', async () => {
  const context = await player();
  await withoutAccounts(context);
  const page = await open(context);
  await choose(page, 'Account');
  await shows(page, 'This site has no accounts.');
  expect(await button(page, 'Create account').count()).toBe(0);
  await page.getByLabel('Name on leaderboards').waitFor();
});

describe.runIf(inject('ours'))('with the server', () => {
  test('a passkey takes a history from one device to another', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:2001' });
    const one = await device();
    await signUp(one.page, 'Grace');
    await one.page.keyboard.press('Escape');
    await addSavedGame(one.page, game);
    await win(one.page, game);
    await shows(one.page, 'Your result counts.');

    const other = await device();
    await copyPasskeys(one, other);
    await choose(other.page, 'Account');
    await button(other.page, 'Sign in').click();
    await shows(other.page, 'One more game is here now.');
    expect(await other.page.getByLabel('Name on leaderboards').inputValue()).toBe('Grace');
    await button(other.page, 'Get games from my other devices').click();
    await shows(other.page, 'All your games are here.');
  });

  test('a game goes on on another device, and settings come along', async () => {
    const game = await allButWon({ game: 'spider-1', deal: 'own:2002' });
    const one = await device();
    await signUp(one.page, 'Radia');
    await one.page.keyboard.press('Escape');
    await addSavedGame(one.page, game);
    await choose(one.page, 'Settings');
    await one.page.getByLabel('Show clock').setChecked(false);
    await one.page.keyboard.press('Escape');
    await choose(one.page, 'Account');
    const turnOn = async ({ page }: Device): Promise<void> => {
      await page.getByLabel('Keep my games in sync').check();
      await shows(page, 'Last synced');
    };
    await turnOn(one);
    expect(await breaches(one.page)).toEqual([]);

    const other = await device();
    await copyPasskeys(one, other);
    await choose(other.page, 'Account');
    await button(other.page, 'Sign in').click();
    await shows(other.page, 'All your games are here.');
    await turnOn(other);
    await other.page.keyboard.press('Escape');
    await choose(other.page, 'Settings');
    expect(await other.page.getByLabel('Show clock').isChecked()).toBe(false);
    await other.page.goto('about:blank');
    await other.page.goto('/');
    const moves = (page: Page) => page.locator('header .moves').innerText();
    await expect.poll(() => moves(other.page)).toBe(`${game.moves - 1} moves`);
    await win(other.page, game);
    await other.page.keyboard.press('Escape');
    await choose(other.page, 'Account');
    await shows(other.page, 'Last synced');
    await syncNow(other.page);
    // The first device still has the game on its table, one move before.
    await syncNow(one.page);
    await button(one.page, 'Sign out').click();
    await shows(one.page, 'You are signed out.');
    await one.page.keyboard.press('Escape');
    await one.page.getByRole('dialog', { name: 'Won!' }).waitFor();
    expect(await moves(one.page)).toBe(`${game.moves} moves`);
    await one.page.keyboard.press('Escape');
    await choose(one.page, 'Saved games');
    await one.page.getByRole('dialog').getByText('One game', { exact: true }).waitFor();
  });

  test('a player is in charge of name, passkeys and data', async () => {
    const { page, devTools, authenticator: first } = await device();
    await signUp(page, 'Hedy');
    await button(page, 'Add a passkey').click();
    await shows(page, 'This device already has one of your passkeys.');

    await devTools.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId: first,
      enabled: false,
    });
    await devTools.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: first });
    await authenticator(devTools);
    await button(page, 'Add a passkey').click();
    await shows(page, 'The passkey has been added.');
    await page.getByRole('button', { name: /^Remove Passkey 1/ }).click();
    await shows(page, 'The passkey has been removed. Other devices are signed out.');
    expect(await page.getByRole('button', { name: /^Remove/ }).count()).toBe(0);

    await page.getByLabel('Name on leaderboards').fill('Hedy L.');
    await button(page, 'Change name').click();
    await shows(page, 'Your name has been changed.');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download all my data' }).click();
    const exported = JSON.parse(await text(await (await download).createReadStream())) as {
      player: { nickname: string };
    };
    expect(exported.player.nickname).toBe('Hedy L.');

    await button(page, 'Sign out').click();
    await shows(page, 'You are signed out.');
    await button(page, 'Sign in').click();
    await shows(page, 'All your games are here.');

    // The session outlives the page.
    await page.reload();
    await choose(page, 'Account');
    await shows(page, 'Signed in.');
    await button(page, 'Delete account').click();
    expect(await breaches(page)).toEqual([]);
    await button(page, 'Delete forever').click();
    await shows(page, 'Your account has been deleted.');
  });

  test('who signed in before a site lost its accounts is offered no passkeys', async () => {
    const { context, page } = await device();
    await signUp(page, 'Joan');
    await withoutAccounts(context);
    await page.reload();
    await choose(page, 'Account');
    await button(page, 'Sign out').waitFor();
    await expect.poll(() => button(page, 'Add a passkey').count()).toBe(0);
  });

  test('a name that another player has is refused, and another can be chosen', async () => {
    await signUp((await device()).page, 'Katherine');
    const { page } = await device();
    await choose(page, 'Account');
    await page.getByLabel('Name on leaderboards').fill('KATHERINE');
    await button(page, 'Create account').click();
    await shows(page, 'Another player already has this name');
    await page.getByLabel('Name on leaderboards').fill('Katherine J.');
    await button(page, 'Create account').click();
    await shows(page, 'Welcome!');
  });
});

test('an account needs a name, and the cursor goes to where it is given', async () => {
  const page = await open(await player({ baseURL: LOCALHOST }));
  await choose(page, 'Account');
  await shows(page, 'Needed for an account only');
  await button(page, 'Create account').click();
  await shows(page, 'An account needs a name.');
  const focused = page.locator(':focus');
  expect(await focused.getAttribute('autocomplete')).toBe('nickname');
});

test('if passkeys are unavailable the page says so', async () => {
  const context = await player();
  await context.addInitScript(() =>
    Object.defineProperty(window, 'PublicKeyCredential', { value: undefined }),
  );
  const page = await open(context);
  await choose(page, 'Account');
  await shows(page, 'This browser does not support passkeys.');
});

async function text(stream: AsyncIterable<Buffer | string>): Promise<string> {
  let whole = '';
  for await (const part of stream) whole += String(part);
  return whole;
}
