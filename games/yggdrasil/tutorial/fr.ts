import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Vous êtes Thor. Six ennemis marchent sur Asgard, vers la Résidence d’Odin. Seul ou avec d’autres dieux, vous devez les contenir.',
  goal: 'Vous gagnez si vous tenez jusqu’à la fin du tour où la dernière carte Ennemi est piochée. Vous perdez si, à la fin d’un tour, cinq ennemis ont passé le mur, si trois ont passé la porte, ou si l’un d’eux est dans la Résidence. Les trois jauges les comptent.',
  card: 'Chaque tour commence par une carte Ennemi. Cette fois, c’est Surt : il a avancé d’une case et mis un Géant de Feu dans le sac noir. Plus un ennemi est avancé, plus il frappe fort.',
  vikings:
    'À vous : vous avez trois actions, chacune dans un monde différent. Allez d’abord chercher des Vikings, qui font votre force au combat : choisissez Midgard. Les Valkyries volent vers l’île blanche, et vous piochez trois jetons dans son sac.',
  elf: 'Vous avez pioché deux Vikings ; le troisième jeton était un Géant de Feu. Allez maintenant chercher un elfe à Alfheim. Vous pourrez l’ajouter à un combat même après avoir vu le dé.',
  weapon:
    'Troisième action : une arme. Elle sert à chaque combat, mais seulement contre son ennemi. Choisissez Nidavellir, puis l’arme contre Surt.',
  again:
    'Votre tour est fini, le suivant a commencé : Hel a avancé d’une case et emporté un Viking à Helheim. Vos prochaines récoltes dépendent de ce qui reste dans les sacs.',
  fight:
    'Repoussez Surt : choisissez Asgard, puis Surt, puis 2 Vikings. La fiche additionne : 2 Vikings, 1 pour l’arme, 1 parce que vous êtes Thor. Il faut 5 : un seul marteau au dé suffit, soit 4 faces sur 6.',
  spend:
    'Le dé montre le blanc : aucun marteau. Votre total est de 4, il manque 1. C’est là que l’elfe est utile : ajoutez-le.',
  beaten:
    'Surt est revenu au départ, où il ne nuit à personne. Les Vikings et l’elfe sont dépensés ; l’arme reste. Il vous reste deux actions.',
  closed:
    'Les mondes déjà utilisés sont fermés jusqu’à votre prochain tour, et Niflheim demande un second dieu. Touchez un monde fermé : on vous dit pourquoi il l’est, avec la règle.',
  tip: 'Un conseil : vous ne pouvez pas repousser tous les ennemis. Surveillez les jauges et combattez ceux qui vont franchir une ligne. Continuez ici à votre guise, ou commencez une vraie partie.',
};
