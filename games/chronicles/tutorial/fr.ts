import type { LessonTexts } from './en.ts';

export const fr: LessonTexts = {
  theme:
    'Vous êtes les Dieux d’un arbre à neuf Mondes. En bas, Nidhogg ronge ; cinq autres Ennemis se réveillent sans cesse, montent et ravagent des Mondes. Dans cette leçon, vous jouez Thor, Freyia et Odin.',
  goal: 'Vous gagnez quand Nidhogg arrive à l’Arbre : il suffit de tenir jusque-là. Il y a plusieurs façons de perdre ; le tableau des dangers montre si elles sont proches.',
  tree: 'Les trois rangées sont trois niveaux ; on se déplace le long d’une rangée ou le long d’un tronc. La rangée du milieu est sur un tapis : quand elle tourne, ses Mondes changent de tronc.',
  order:
    'Une manche : chaque Dieu a posé une carte cachée sur la Roue. La deuxième carte d’un Ennemi le réveille. Vous décidez de l’ordre : choisissez Thor, puis Freyia, et Odin en dernier.',
  move: 'La carte de Thor était Loki : elle reste sur la Roue, et un autre Loki le réveillerait. Thor peut se déplacer, puis faire une chose. Envoyez-le à Midgard.',
  hero: 'À Midgard, on peut appeler un Héros au Valhalla ; il préviendra un Risque pour n’importe qui. Agissez ici.',
  elves:
    'La carte de Freyia était Nidhogg : la première, donc rien ne se passe. Envoyez-la à Alfheim chercher des Elfes.',
  take: 'Agissez et prenez 2 Elfes. Un Elfe change un échec en réussite, mais seulement pour le Dieu qui l’a.',
  wake: 'La carte d’Odin est Loki, la deuxième : Loki se réveille ! Il est monté à Asgard, la rangée du milieu a tourné d’un Monde, et un Iotunn est entré en jeu.',
  stay: 'Loki est justement là où se trouve Odin. Faites rester Odin sur place.',
  fight:
    'Un combat réussit toujours : Loki va aussitôt dans la Geôle. Le prix est une autre affaire : sa Force est de 2, Odin prend donc 2 Risques. Combattez Loki.',
  spend:
    'La fiche montre ce qui peut prévenir des Risques, avec les probabilités exactes. Chaque Risque qui reste coûte un point de vie. Dépensez le Héros que Thor a appelé.',
  caged:
    'Le dé a échoué : Odin a perdu un point de vie ; sans le Héros, il en aurait perdu deux. Et Loki est dans la Geôle. Une nouvelle manche commence.',
  tip: 'Un conseil : en choisissant l’ordre, regardez la Roue. Elle indique la probabilité que chaque Dieu réveille un Ennemi ; gardez pour plus tard un Dieu capable de réparer les dégâts. Continuez ici à votre guise, ou commencez une vraie partie.',
};
