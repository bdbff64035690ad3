/** The screens that are shown with NeedFire, and how to come there. */
export function screens({ LONG, madeGame, moduleOf, people, toCompact }) {
  return {
    // Somebody looks back on a game that is over.
    review: async (page, site) => {
      const [ask, ...rivals] = people('Ask', 'Embla', 'Bure');
      const seats = [ask, ...rivals.map(({ name }) => ({ kind: 'bot', bot: 'greedy', name }))];
      const record = await madeGame({ game: 'needfire', seats, seed: 'mid', plies: LONG });
      const game = await (await moduleOf('needfire')).checked();
      await page.goto(`${site}#/r/${encodeURIComponent(toCompact(game, record))}`);
      await page.locator('.replay header a[href*="#/review/"]').click();
      await page.locator('.review [role=slider]').waitFor({ timeout: LONG });
    },
  };
}
