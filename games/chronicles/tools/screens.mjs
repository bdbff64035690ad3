/** The screens that are shown with Chronicles, and how to come there. */
export function screens({ comeToSheet, sitDown }) {
  return {
    'chronicles-throw': async (page, site) => {
      await sitDown(page, site, 'chronicles');
      await comeToSheet(page);
    },
    'chronicles-tree': async (page, site) => {
      await sitDown(page, site, 'chronicles');
      await page.locator('main.board').getByText('Tree view', { exact: true }).click();
    },
    rules: async (page, site) => {
      await page.goto(`${site}#/rules/chronicles`);
      await page.locator('main h1').waitFor();
    },
  };
}
