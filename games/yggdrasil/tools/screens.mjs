/** The screens that are shown with Yggdrasil, and how to come there. */
export function screens({ CHIPS, comeToSheet, madeSave, openSave, people, sitDown }) {
  return {
    'yggdrasil-fight': async (page, site) => {
      await sitDown(page, site, 'yggdrasil');
      for (const name of ['Asgard', 'Loki']) {
        await page.locator(CHIPS, { hasText: name }).click();
      }
      await page.locator(CHIPS, { hasText: '%' }).last().click();
      await comeToSheet(page);
    },
    replay: async (page, site) => {
      await sitDown(page, site, 'yggdrasil');
      const id = page.url().split('/').at(-1);
      await page.goto(`${site}#/replay/${id}/90`);
      await page.locator('.replay main.board').waitFor();
    },
    // The only person at a table asks what to do.
    advice: async (page, site) => {
      const bots = ['Embla', 'Bure'].map((name) => ({ kind: 'bot', bot: 'heuristic', name }));
      const seats = [...people('Ask'), ...bots];
      const made = { game: 'yggdrasil', seats, seed: 'mid', plies: 147 };
      await openSave(page, site, await madeSave(made));
      await page.keyboard.press('h');
      await page.locator('.question .advice .line').first().waitFor();
    },
    setup: async (page, site) => {
      await page.goto(`${site}#/setup/yggdrasil`);
      await page.locator('#seed').waitFor();
    },
  };
}
