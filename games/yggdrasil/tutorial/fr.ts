import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Vous êtes Thor. Six ennemis marchent sur Asgard, vers la Résidence d’Odin. Seul ou avec d’autres dieux, vous devez les contenir.',
  goal: 'Vous gagnez si vous tenez jusqu’à la fin du tour où la dernière carte Ennemi est piochée. Vous perdez si, à la fin d’un tour, cinq ennemis ont passé le mur, trois la porte, ou si l’un d’eux est dans la Résidence. Les trois jauges les comptent.',
  card: 'Chaque tour commence par une carte. Cette fois, c’est Surt : il a fait un pas et mis un Géant de Feu dans le sac noir. Plus un ennemi est avancé, plus il frappe fort.',
  vikings:
    'À vous : trois actions, chacune dans un autre monde. D’abord des Vikings, qui font votre force au combat : choisissez Midgard. Les Valkyries volent vers l’île blanche et rapportent trois jetons de son sac.',
  elf: 'Deux Vikings sont venus ; le troisième jeton était un Géant de Feu. Allez chercher un elfe à Alfheim. On peut l’ajouter même après avoir vu le dé.',
  weapon:
    'Troisième action : une arme. Elle sert à chaque combat, mais seulement contre son ennemi. Choisissez Nidavellir, et là l’arme contre Surt.',
  again:
    'Votre tour est fini, le suivant a commencé : Hel a fait un pas et emporté un Viking à Helheim. Votre chance dépend de ce qu’il y a dans les sacs.',
  fight:
    'Repoussez Surt : choisissez Asgard, puis Surt, puis 2 Vikings. La fiche additionne : 2 Vikings, 1 pour l’arme, 1 parce que vous êtes Thor. Il faut 5 : un seul marteau au dé suffit, soit 4 faces sur 6.',
  spend:
    'Blanc : aucun marteau. Vous avez 4, il manque 1. C’est là que l’elfe est utile : ajoutez-le.',
  beaten:
    'Surt est revenu à son départ, où il ne nuit à personne. Les Vikings et l’elfe sont dépensés ; l’arme reste. Il vous reste deux actions.',
  closed:
    'Les mondes déjà utilisés sont fermés jusqu’à votre prochain tour, et Niflheim demande un second dieu. Touchez ce qui est fermé : on vous dit pourquoi, avec la règle.',
  tip: 'Un conseil : on ne peut pas repousser tout le monde. Surveillez les jauges et combattez ceux qui vont franchir une ligne. Continuez ici à votre guise, ou commencez une vraie partie.',
};
